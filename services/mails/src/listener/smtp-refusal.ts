/** An answer of the dialogue that says no. */
export class SmtpRefusal extends Error {
  readonly responseCode: number

  constructor(responseCode: number, status: string, words: string) {
    super(`${status} ${words}`)
    this.responseCode = responseCode
  }
}
