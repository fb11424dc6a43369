interface SentForm {
  form: FormData
  onProgress?: ((percent: number) => void) | undefined
}

/** `fetch` for a form, by XMLHttpRequest: browsers report the progress of an upload only there. */
export function sendForm(
  url: string,
  { method = 'POST', headers, signal }: RequestInit,
  { form, onProgress }: SentForm,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const request = new XMLHttpRequest()
  request.open(method, url)
  for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(Math.floor((loaded / total) * 100)))
  request.addEventListener('load', () => {
    const retryAfter = request.getResponseHeader('retry-after')
    const answerHeaders = retryAfter ? { 'retry-after': retryAfter } : undefined
    resolve(new Response(request.responseText, { status: request.status, headers: answerHeaders }))
  })
  // The client throws the reason of the signal where it was given up.
  const fail = () => reject(new TypeError('The file could not be sent'))
  request.addEventListener('error', fail)
  request.addEventListener('abort', fail)
  signal?.addEventListener('abort', () => request.abort(), { once: true })
  request.send(form)
  return promise
}
