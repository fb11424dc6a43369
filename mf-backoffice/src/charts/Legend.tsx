import { Cluster, Text } from '@sild/ui'
import * as css from './Legend.module.css'

const looks = [css.first, css.second, css.third]

/** The meaning of the colours of a chart, in the order of the parts of its bars. */
export const Legend = ({ texts }: { texts: readonly string[] }) => (
  <Cluster gap={16}>
    {texts.map((text, index) => (
      <Text as="span" key={text} size={14} tone="muted">
        <span className={looks[index]} aria-hidden /> {text}
      </Text>
    ))}
  </Cluster>
)
