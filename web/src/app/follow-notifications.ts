/**
 * When a notification is clicked, the service worker tells a window where to go: it does not know what a window shows,
 * only the address it was opened with. Called once, by the page.
 */
export function followNotifications(): void {
  navigator.serviceWorker?.addEventListener("message", ({ data }) => {
    const { path } = data as { readonly path?: unknown };
    if (typeof path === "string") location.hash = path;
  });
}
