import { useCookieSettings, useIntl } from '@sild/shell-api'

export function CookieSettingsButton({ className }: { className?: string }) {
  return (
    <button type="button" aria-haspopup="dialog" onClick={useCookieSettings()} className={className}>
      {useIntl().formatMessage({ id: 'shell.cookies.settings' })}
    </button>
  )
}
