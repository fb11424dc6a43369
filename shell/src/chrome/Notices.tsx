import { noticesAtom, useIntl } from '@sild/shell-api'
import type { ShownNotice } from '@sild/shell-api'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { NoticeBar } from './NoticeBar.tsx'
import * as css from './Notices.module.css'

const isError = ({ tone }: ShownNotice): boolean => tone === 'error'

/** The current snackbars. They stay while the pointer or the focus is on any of them. */
export function Notices() {
  const intl = useIntl()
  const notices = useAtomValue(noticesAtom)
  const [isPaused, setPaused] = useState(false)
  const barOf = (notice: ShownNotice) => <NoticeBar key={notice.key} notice={notice} isPaused={isPaused} />
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- They do nothing but hold the time.
    <section
      aria-label={intl.formatMessage({ id: 'shell.notices' })}
      className={css.notices}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <div role="status" className={css.list}>
        {notices.filter((notice) => !isError(notice)).map(barOf)}
      </div>
      <div role="alert" className={css.list}>
        {notices.filter(isError).map(barOf)}
      </div>
    </section>
  )
}
