// The base styles come first, so that every component can override them.
import "./design/tokens.css";
import "./design/base.css";
import "./design/controls.css";
import "./app/app.css";

import { render } from "preact";
import { App } from "./app/App.tsx";
import { followAccount } from "./app/follow-account.ts";
import { followNotifications } from "./app/follow-notifications.ts";
import { followTables } from "./app/follow-tables.ts";
import { hearMishaps } from "./app/Mishap.tsx";
import { followBuilds } from "./app/renewal.ts";
import { keepTabTitle } from "./app/tab-title.ts";
import { addFonts } from "./design/fonts.ts";
import { followAddress } from "./router.ts";
import { keepSettings } from "./store/settings.ts";

keepSettings();
hearMishaps();
followAddress();
addFonts();
followAccount();
followNotifications();
keepTabTitle();
followTables();

const root = document.getElementById("app");
if (root !== null) render(<App />, root);

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // Without the service worker the page still works, but not offline.
  const follow = () => void followBuilds().catch(() => {});
  // On a fast machine the page may have loaded before this line is reached.
  if (document.readyState === "complete") follow();
  else addEventListener("load", follow);
}
