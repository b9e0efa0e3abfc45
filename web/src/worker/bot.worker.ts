// The worker in which bots think: rules, bots and their weights are loaded here and not on the page.
import "@montan/bots/browser-worker";
