import type { OwnPublication } from '@sild/contract/publications/schemas'
import { paths } from '@sild/paths'
import { useText } from '@sild/shell-api'
import { ButtonLink, Cluster, Link, Notice } from '@sild/ui'
import { MissingText } from '../MissingText.tsx'
import { EndingNotice, canBeExtended } from './EndingNotice.tsx'
import { WaitNotice } from './WaitNotice.tsx'

/** Explains the state to the owner, and their next step; nothing if no step is needed. */
export function StatusNotice({ publication }: { publication: OwnPublication }) {
  const { publicationStatus, decision, cardType, guid } = publication
  const text = useText('mf-publications.notice')
  const edit = <ButtonLink href={paths.editPublication(cardType, guid)}>{text('edit')}</ButtonLink>
  if (publicationStatus === 'MODERATION') return <WaitNotice publicationGuid={guid} />
  if (publicationStatus === 'DRAFT')
    return (
      <Notice tone={publication.missing.length > 0 ? 'warning' : 'info'} title={text('draft')} action={edit}>
        {publication.missing.length > 0 ? <MissingText missing={publication.missing} /> : text('draft.text')}
      </Notice>
    )
  if (publicationStatus === 'REJECTED')
    return (
      <Notice
        tone="danger"
        title={decision ? text(`rule.${decision.rule}`) : text('rejected')}
        action={
          <Cluster>
            {edit}
            {decision?.decisionGuid && <Link href={paths.decision(decision.decisionGuid)}>{text('appeal')}</Link>}
          </Cluster>
        }
      >
        {decision?.quote && <q>{decision.quote}</q>} {decision?.message}
      </Notice>
    )
  if (canBeExtended(publication)) return <EndingNotice publication={publication} />
  if (publicationStatus === 'ARCHIVED') return <Notice title={text('archived')}>{text('archived.text')}</Notice>
  return null
}
