import type { SiteVersions } from '@sild/registry/renderer'

const versionsAfterMs = 7000

/** In the console, for users who report what they see; later than whatever the page says when it starts. */
export const tellVersions = ({ backend, frontend }: SiteVersions): void =>
  void setTimeout(() => console.info(`Sild backend ${backend}, frontend ${frontend}`), versionsAfterMs)
