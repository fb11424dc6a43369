import { percentilesOf, totalFailures } from '../delivery/shown-figures.ts'
import { versionsOf } from '../delivery/versions-of.ts'
import type { PortalHandler } from './operation.ts'

const DAY_MS = 86_400_000

/** How the releases of an app did hour by hour. */
export const getReleaseTrend: PortalHandler<'getReleaseTrend'> = async ({
  portal,
  params: { app },
  query: { days },
}) => {
  const { clock, delivery, remotes } = portal
  const measured = await delivery.figures.byHour(app, new Date(clock.now().getTime() - days * DAY_MS))
  // The server may have rendered pages with it that no browser has reported.
  const hours = measured.filter(({ figures }) => figures.loads > 0)
  const releases = hours.map(({ release }) => release)
  const versions = await versionsOf(remotes.registry, app, releases)
  return {
    hours: hours.map(({ figures, hour, release }) => ({
      hour: hour.toISOString(),
      release,
      version: versions.get(release) ?? null,
      loads: figures.loads,
      failures: totalFailures(figures),
      ...percentilesOf(figures),
    })),
  }
}
