import { useIntl } from '@sild/shell-api'

/** The document's own script answers it (ask-about-cookies.ts). */
export function CookieSettingsButton({ className }: { className?: string }) {
  return (
    <button type="button" aria-haspopup="dialog" data-cookie-settings className={className}>
      {useIntl().formatMessage({ id: 'shell.cookies.settings' })}
    </button>
  )
}
