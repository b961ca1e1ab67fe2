import { Text } from '@mantine/core'
import { dataFlows } from 'virtual:data-flows'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import { DataFlowDetails } from './DataFlowDetails.tsx'
import classes from './DataFlows.module.css'
import type { DataFlowsSection } from './schema.ts'

/** The third parties that the pages of this build contact. */
export function DataFlows({ section }: { readonly section: DataFlowsSection }) {
  return (
    <SectionFrame section={section} layout="beside">
      {dataFlows.length === 0 ? (
        <Text>{section.none}</Text>
      ) : (
        <div className={classes.root}>
          {dataFlows.map((dataFlow) => (
            <DataFlowDetails key={dataFlow.id} dataFlow={dataFlow} sectionId={section.id} />
          ))}
        </div>
      )}
    </SectionFrame>
  )
}
