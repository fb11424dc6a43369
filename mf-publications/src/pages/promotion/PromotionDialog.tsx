import { listOptions } from '@sild/contract/billing/promotion-operations'
import { listPromotions } from '@sild/contract/publications/operations'
import type { OwnPublication } from '@sild/contract/publications/schemas'
import { paths, withQuery } from '@sild/paths'
import { useApi, useFailureText, useMember, useText } from '@sild/shell-api'
import { apiQuery, useQuery } from '@sild/shell-api/query'
import { ButtonLink, LoadingState, Notice, Skeleton, Stack, Text } from '@sild/ui'
import { Dialog } from '@sild/ui/heavy'
import type { ReactNode } from 'react'
import { PromotionEffect } from './PromotionEffect.tsx'
import { PromotionForm } from './PromotionForm.tsx'

interface PromotionDialogProps {
  publication: OwnPublication
  onClose: () => void
}

/** Explains promotion, shows its results so far, and sells it for a number of days. */
export function PromotionDialog({ onClose, publication }: PromotionDialogProps) {
  const api = useApi()
  const { plan } = useMember()
  const failureText = useFailureText()
  const options = useQuery(apiQuery(api, listOptions, {}))
  const promotions = useQuery(apiQuery(api, listPromotions, { query: { limit: 3 } }))
  const text = useText('mf-publications.promotion')
  const title = text('title', { name: publication.name })
  const dialog = (content: ReactNode, actions?: ReactNode) => (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={text('close')} actions={actions}>
      {content}
    </Dialog>
  )
  const error = options.error ?? promotions.error
  if (error) return dialog(<Notice tone="danger" isLive title={failureText(error)} />)
  const about =
    options.data && promotions.data ? (
      <Stack gap={16}>
        <Text>{text('claim', { factor: options.data.claimedViewsFactor })}</Text>
        <PromotionEffect publication={publication} promotions={promotions.data.list} />
      </Stack>
    ) : (
      <LoadingState label={text('loading')}>
        <Skeleton shape="block" />
      </LoadingState>
    )
  if (plan !== 'free')
    return (
      <PromotionForm
        publication={publication}
        options={promotions.data && options.data?.list}
        title={title}
        onClose={onClose}
      >
        {about}
      </PromotionForm>
    )
  return dialog(
    <Stack gap={16}>
      {about}
      <Notice tone="info" title={text('plan')}>
        {text('plan.text')}
      </Notice>
    </Stack>,
    <ButtonLink variant="primary" href={paths.subscriptionPlans(promotionPath(publication))}>
      {text('plans')}
    </ButtonLink>,
  )
}

/** The publication's page with this dialog open, for a user who returns from buying a plan. */
const promotionPath = ({ cardType, guid }: OwnPublication): string =>
  withQuery(paths.myPublicationsOf(cardType, guid), { promote: 'yes' })
