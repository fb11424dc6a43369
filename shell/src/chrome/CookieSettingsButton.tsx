import { useIntl } from '@sild/shell-api'
import { useSetAtom } from 'jotai'
import { areCookieSettingsOpenAtom } from './cookie-settings.ts'

export function CookieSettingsButton({ className }: { className?: string }) {
  const intl = useIntl()
  const setOpen = useSetAtom(areCookieSettingsOpenAtom)
  return (
    <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={className}>
      {intl.formatMessage({ id: 'shell.cookies.settings' })}
    </button>
  )
}
