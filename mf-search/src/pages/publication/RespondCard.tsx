import type { Publication } from '@sild/contract/publications/schemas'
import { paths } from '@sild/paths'
import { useGuard, useSession, useText } from '@sild/shell-api'
import { Button, ButtonLink, Card, lazyPart, Stack, Text } from '@sild/ui'
import { Suspense, useState } from 'react'
import * as css from './RespondCard.module.css'

const RespondDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "respond-dialog" */ './RespondDialog.tsx')).RespondDialog,
)

/** The button to respond to a publication; its owner gets a link to their own page instead. */
export function RespondCard({ publication }: { publication: Publication }) {
  const may = useGuard()
  const session = useSession()
  const [isOpen, setIsOpen] = useState(false)
  const { cardType, guid, author } = publication
  const text = useText('mf-search')
  if (session.kind === 'member' && session.company?.guid === author.guid)
    return (
      <Card as="section" data-chrome="action-bar">
        <Stack gap={12}>
          <Text className={css.hint}>{text('respond.own')}</Text>
          <ButtonLink isWide href={paths.myPublicationsOf(cardType, guid)}>
            {text('respond.manage')}
          </ButtonLink>
        </Stack>
      </Card>
    )
  return (
    <Card as="section" data-chrome="action-bar">
      <Stack gap={12}>
        <Button variant="primary" size="large" isWide onClick={() => may('company') && setIsOpen(true)}>
          {text(`respond.${cardType}`)}
        </Button>
        <Text size={14} tone="muted" className={css.hint}>
          {text('respond.hint')}
        </Text>
      </Stack>
      {isOpen && (
        <Suspense>
          <RespondDialog publication={publication} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}
