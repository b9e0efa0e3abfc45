/** How sharing ended. */
export type Shared = "shared" | "copied" | "failed";

/** Opens the system's share menu with the result, or copies it to the clipboard if there is none. */
export async function share(title: string, text: string, record: File | undefined): Promise<Shared> {
  try {
    const whole = { title, text, ...(record && { files: [record] }) };
    if (navigator.canShare?.(whole)) await navigator.share(whole);
    else if (navigator.canShare?.({ title, text })) await navigator.share({ title, text });
    else {
      await navigator.clipboard.writeText(text);
      return "copied";
    }
    return "shared";
  } catch (error) {
    // Closing the share menu is not an error.
    return error instanceof DOMException && error.name === "AbortError" ? "shared" : "failed";
  }
}
