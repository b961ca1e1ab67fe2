import { Text } from '@mantine/core'
import { contacts } from 'virtual:data-flows'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import { DataFlowDetails } from './DataFlowDetails.tsx'
import classes from './DataFlows.module.css'
import type { DataFlowsSection } from './schema.ts'

/** Whom the pages of this build contact, each on a ruled sheet. */
export function DataFlows({ section }: { readonly section: DataFlowsSection }) {
  return (
    <SectionFrame section={section} layout="beside">
      {contacts.length === 0 ? (
        <Text>{section.none}</Text>
      ) : (
        <div className={classes.root}>
          {contacts.map((contact) => (
            <DataFlowDetails key={contact.id} contact={contact} />
          ))}
        </div>
      )}
    </SectionFrame>
  )
}
