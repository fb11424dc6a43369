import type { CardReference } from '@sild/contract/search/favorite-schemas'
import { useApi, useFailureText, useIntl, useNotify, useSession } from '@sild/shell-api'
import { Button, IconButton } from '@sild/ui'
import { EyeOff } from 'lucide-react'
import { setHidden } from './marked-cards.ts'

interface HideButtonProps {
  card: CardReference
  name: string
  isHidden?: boolean
}

let left: string | null = null

/** The pressed button is removed with its card, so the button in its place gets the focus. */
const handOn = (guid: string) => (button: HTMLButtonElement) => {
  if (left === guid) button.focus({ preventScroll: true })
  return () => {
    if (document.activeElement !== button) return
    left = guid
    queueMicrotask(() => (left = null))
  }
}

/** Hides a result for this member, or shows it again. Guests cannot hide results. */
export function HideButton({ card, name, isHidden = false }: HideButtonProps) {
  const api = useApi()
  const intl = useIntl()
  const notify = useNotify()
  const failureText = useFailureText()
  const isMember = useSession().kind === 'member'
  if (!isMember) return null
  const press = () =>
    void setHidden(api, card, !isHidden).catch((error: unknown) => notify({ tone: 'error', text: failureText(error) }))
  return isHidden ? (
    <Button ref={handOn(card.cardGuid)} size="dense" onClick={press}>
      {intl.formatMessage({ id: 'mf-search.show' })}
    </Button>
  ) : (
    <IconButton
      ref={handOn(card.cardGuid)}
      variant="quiet"
      label={intl.formatMessage({ id: 'mf-search.hide' }, { name })}
      icon={<EyeOff size={20} aria-hidden />}
      onClick={press}
    />
  )
}
