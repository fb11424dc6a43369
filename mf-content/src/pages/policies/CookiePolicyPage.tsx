import { useCookieSettings, useIntl } from '@sild/shell-api'
import { Button } from '@sild/ui'
import { policyLoader } from './load-policy.ts'
import { Policy } from './Policy.tsx'

export const loader = policyLoader('cookie-policy')

export { articleHandle as handle } from '../articles/article-handle.ts'

export function Component() {
  const openSettings = useCookieSettings()
  const intl = useIntl()
  return (
    <Policy>
      <div>
        <Button aria-haspopup="dialog" onClick={openSettings}>
          {intl.formatMessage({ id: 'mf-content.cookie-settings' })}
        </Button>
      </div>
    </Policy>
  )
}
