interface NativeKey {
  key: string
  keyCode: number
  isComposing: boolean
}

/**
 * The pressed key, or '' while an input method composes a text: then Enter chooses a candidate and Escape drops it. Every handler of
 * keys reads the key here. The page script contains this function as text, so it uses nothing outside itself.
 */
export function pressedKey(event: NativeKey | { nativeEvent: NativeKey }): string {
  const { isComposing, key, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event
  // Safari sends `compositionend` before the keydown that ended it. Only the code 229 shows that the input method took that key.
  return isComposing || keyCode === 229 ? '' : key
}
