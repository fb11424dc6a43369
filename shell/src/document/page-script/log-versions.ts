/** Logs the versions of the servers and of the shell after seven seconds, for users who report a fault. */
export function logVersions(dataId: string): void {
  const delayMs = 7000
  const { versions = '' } = document.getElementById(dataId)?.dataset ?? {}
  const [backend, frontend] = versions.split(' / ')
  // oxlint-disable-next-line eslint/no-console -- The specification wants the line in the console.
  const log = (): void => console.info(`Sild backend ${backend}, frontend ${frontend}`)
  sildPage.whenSeen(() => setTimeout(log, delayMs))
}
