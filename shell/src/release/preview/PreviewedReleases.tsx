import { changeAddress, commitAddress } from '@sild/contract/delivery/source-address'
import { useSession, useText } from '@sild/shell-api'
import { useQuery } from '@sild/shell-api/query'
import { Badge, Cluster, Heading, Link, Stack, Text } from '@sild/ui'
import { ChooseRelease } from './ChooseRelease.tsx'
import type { PreviewDetailsProps } from './preview-details-props.ts'
import * as css from './PreviewDetails.module.css'
import { type BuiltRelease, readRelease } from './read-release.ts'

/** Each app of the page with its release. Users who may release can choose another one. */
export function PreviewedReleases({ preview, snapshot }: PreviewDetailsProps) {
  const text = useText('shell.preview-details')
  const session = useSession()
  const mayChoose = session.kind === 'member' && session.roles.includes('admin')
  const apps = Object.entries(snapshot.remotes).map(([name, { id }]) => ({ name, id }))
  const { data: releases = [] } = useQuery({
    queryKey: ['preview', snapshot.rev],
    queryFn: async () => {
      const read = await Promise.allSettled(apps.map(({ id, name }) => readRelease(name, id)))
      return read.map((each) => (each.status === 'fulfilled' ? each.value : null))
    },
  })
  const kilobytes = (bytes: number) => text('kilobytes', { value: Math.round(bytes / 1000) })
  return (
    <Stack gap={12}>
      <Heading level={2} size={16}>
        {text('releases')}
      </Heading>
      <Stack as="ul" gap={12}>
        {apps.map(({ id, name }, index) => {
          const release = releases[index]
          const isPreviewed = preview.releases.some((previewed) => previewed.name === name)
          return (
            <li key={name} className={css.app}>
              <div>
                <Cluster>
                  <Text as="span" isStrong>
                    {name}
                  </Text>
                  {release?.version}
                  {isPreviewed && <Badge tone="accent">{text('previewed')}</Badge>}
                </Cluster>
                <Text size={12} tone="muted">
                  {release ? (
                    <>
                      <Source source={release.source} />
                      &nbsp;· {text('size')} {kilobytes(release.scriptBytes)}
                    </>
                  ) : (
                    text('unknown')
                  )}
                </Text>
              </div>
              {mayChoose && <ChooseRelease app={name} release={id} preview={preview} />}
            </li>
          )
        })}
      </Stack>
      <Text size={12} tone="muted">
        {text('size.note')}
      </Text>
    </Stack>
  )
}

function Source({ source }: Pick<BuiltRelease, 'source'>) {
  const commit = commitAddress(source)
  const change = changeAddress(source)
  const short = source.commit.slice(0, 8)
  return (
    <>
      {source.actor}&nbsp;· {source.ref}&nbsp;· {commit ? <Link href={commit}>{short}</Link> : short}
      {source.pr !== undefined && <>&nbsp;· {change ? <Link href={change}>#{source.pr}</Link> : `#${source.pr}`}</>}
    </>
  )
}
