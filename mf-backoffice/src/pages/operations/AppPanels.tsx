import { useText } from '@sild/shell-api'
import { Button, Cluster } from '@sild/ui'
import { useState } from 'react'
import { ChangeList } from './ChangeList.tsx'
import type { DeliveredApp } from './delivered-app.ts'
import { panels } from './panels.ts'
import { ReleaseList } from './ReleaseList.tsx'
import { TrendPanel } from './TrendPanel.tsx'

/** Panels of an app below its figures; one is open at a time. */
export function AppPanels({ app }: { app: DeliveredApp }) {
  const text = useText('mf-backoffice.operations')
  const [panel, setPanel] = useState<(typeof panels)[number] | null>(null)
  const { name } = app
  return (
    <>
      <Cluster gap={8}>
        {panels.map((each) => (
          <Button
            key={each}
            size="dense"
            variant={each === panel ? 'secondary' : 'quiet'}
            aria-expanded={each === panel}
            aria-label={text(`${each}.of`, { app: name })}
            onClick={() => setPanel(each === panel ? null : each)}
          >
            {text(each)}
          </Button>
        ))}
      </Cluster>
      {panel === 'trend' && <TrendPanel app={name} />}
      {panel === 'releases' && <ReleaseList app={app} />}
      {panel === 'changes' && <ChangeList app={name} />}
    </>
  )
}
