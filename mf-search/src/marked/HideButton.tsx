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

/** The button goes with what it hides or shows: the one that comes in its place takes the focus over. */
const handOn = (guid: string) => (button: HTMLButtonElement) => {
  if (left === guid) button.focus({ preventScroll: true })
  return () => {
    if (document.activeElement !== button) return
    left = guid
    queueMicrotask(() => (left = null))
  }
}

/** Takes a result out of what this member is shown, or brings it back. Guests have nothing to remember it by. */
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
