import { nullIfMissing, type Registry } from '@sild/registry'

/** Versions of releases of an app by id; null where one was deleted from the registry. */
export async function versionsOf(
  registry: Pick<Registry, 'readLock'>,
  app: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const read = async (id: string) =>
    [id, (await registry.readLock(app, id).catch(nullIfMissing))?.version ?? null] as const
  return new Map(await Promise.all([...new Set(ids)].map(read)))
}
