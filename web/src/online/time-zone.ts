/** Where this device is, for the quiet hours of whoever plays at it. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
