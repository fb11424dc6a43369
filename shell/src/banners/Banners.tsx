import { useBrowserAtom, useIntl } from '@sild/shell-api'
import { appBannersAtom } from './app-banners-atom.ts'
import { Button, Notice } from '@sild/ui'
import { previewBannerAtom } from '../release/preview-banner-atom.ts'
import { frozenAtom } from '../remotes/frozen.tsx'
import * as css from './Banners.module.css'

/** Banners of the whole window, over the page, without moving it. */
export function Banners() {
  const preview = useBrowserAtom(previewBannerAtom, null)
  const app = useBrowserAtom(appBannersAtom, null)
  return (
    <div className={css.banners}>
      {preview}
      <FrozenBanner />
      {app}
    </div>
  )
}

function FrozenBanner() {
  const intl = useIntl()
  const frozen = useBrowserAtom(frozenAtom, null)
  if (!frozen) return null
  const retry = <Button onClick={frozen.retry}>{intl.formatMessage({ id: 'shell.retry' })}</Button>
  return (
    <Notice tone={frozen.hasFailed ? 'danger' : 'info'} isLive action={frozen.hasFailed && retry}>
      {intl.formatMessage({ id: frozen.hasFailed ? 'shell.frozen-failed' : 'shell.frozen' })}
    </Notice>
  )
}
