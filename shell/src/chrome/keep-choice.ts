/** Keeps what was chosen on this device. Where storage is forbidden it lasts as long as the document. */
export function keepChoice(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice)
  } catch {
    // Nothing else depends on it.
  }
}
