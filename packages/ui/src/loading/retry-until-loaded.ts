const retryMs = 5000

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, retryMs)
    addEventListener('online', () => resolve(), { once: true })
  })
}

/** Retries loading code up to a number of attempts, not counting those while the browser is offline. */
export async function retryUntilLoaded<Code>(load: () => Promise<Code>, attempts = Infinity): Promise<Code> {
  try {
    return await load()
  } catch (error) {
    if (attempts <= 1 && navigator.onLine) throw error
    await pause()
    return retryUntilLoaded(load, navigator.onLine ? attempts - 1 : attempts)
  }
}
