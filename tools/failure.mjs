/** An error message for the terminal: the problem and the solution, one line each. */
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
