const KEY = "montan.no-reminders";

/** Whether somebody has said "not now" to reminders on this device; the settings still offer them. */
export function isOfferDeclined(): boolean {
  return localStorage.getItem(KEY) !== null;
}

export function declineOffer(): void {
  localStorage.setItem(KEY, "yes");
}
