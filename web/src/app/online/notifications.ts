/** Removes the notifications of tables that no longer wait; a notification is tagged with its table's id. */
export async function keepNotifications(waiting: readonly string[]): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const notification of (await registration?.getNotifications()) ?? []) {
    const { table } = notification.data as { readonly table?: string };
    if (table !== undefined && !waiting.includes(table)) notification.close();
  }
}
