/**
 * Where somebody clicks on a notification, the service worker says to a window where it leads: it does not know what a
 * window shows, since it is told only the address a window was opened with. Called once, by the page.
 */
export function followNotifications(): void {
  navigator.serviceWorker?.addEventListener("message", ({ data }) => {
    const { path } = data as { readonly path?: unknown };
    if (typeof path === "string") location.hash = path;
  });
}
