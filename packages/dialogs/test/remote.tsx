import type { RemoteModule } from '@sild/shell-api'
import { companyPageReply, guidOf } from '@sild/testing/replies'
import { type ComponentType, useState } from 'react'
import { NewerVersionDialog, ReportDialog, type ReportTarget, ReviewDialog } from '../src/index.ts'

export const company = companyPageReply()
export const targets: [ReportTarget, ReportTarget] = [
  { targetType: 'chat', targetGuid: guidOf(501), label: 'The chat' },
  { targetType: 'company', targetGuid: company.guid, label: 'The company' },
]

export const changedTwice = [{ label: 'Phone', newer: '+372 555 0000', own: '' }]

const page = (path: string, Dialog: ComponentType<{ onClose: () => void }>): RemoteModule['routes'][number] => ({
  id: `dialogs.${path}`,
  path,
  access: 'member',
  page: async () => ({
    Component() {
      const [isOpen, setOpen] = useState(true)
      return isOpen ? <Dialog onClose={() => setOpen(false)} /> : <p>Closed</p>
    },
  }),
})

/** Every dialog, open on a page of its own. */
export const remote: RemoteModule = {
  routes: [
    page('/review', (props) => <ReviewDialog company={company} {...props} />),
    page('/newer-version', ({ onClose }) => (
      <NewerVersionDialog fields={changedTwice} onTake={onClose} onKeep={onClose} onClose={onClose} />
    )),
    page('/report', (props) => <ReportDialog title="Report it" targets={[targets[0]]} {...props} />),
    page('/report-one-of-two', (props) => <ReportDialog title="Report it" targets={targets} {...props} />),
  ],
  navigation: [],
  loadMessages: (locale) => import(`../src/messages/${locale}.json`),
}
