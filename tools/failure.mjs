/** For the person at the terminal: what is wrong, and what to do about it, a line each. */
export class Failure extends Error {
  /**
   * @param {string} reason
   * @param {string} wayOut
   */
  constructor(reason, wayOut) {
    super(reason)
    this.wayOut = wayOut
  }
}
