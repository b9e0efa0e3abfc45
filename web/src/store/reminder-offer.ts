const KEY = "montan.no-reminders";

/** Whether somebody has said "not now" to reminders on this device; they find them in the settings. */
export function isOfferDeclined(): boolean {
  return localStorage.getItem(KEY) !== null;
}

export function declineOffer(): void {
  localStorage.setItem(KEY, "yes");
}
