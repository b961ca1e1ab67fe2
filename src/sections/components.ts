import type { ComponentType } from 'react'
import { Addresses } from './addresses/Addresses.tsx'
import { ArticleList } from './articleList/ArticleList.tsx'
import { AudiencePanels } from './audiencePanels/AudiencePanels.tsx'
import { ButtonLinks } from './buttonLinks/ButtonLinks.tsx'
import { CallToAction } from './callToAction/CallToAction.tsx'
import { DataFlows } from './dataFlows/DataFlows.tsx'
import { DeviceStorage } from './deviceStorage/DeviceStorage.tsx'
import { EventDetails } from './eventDetails/EventDetails.tsx'
import { FactSheet } from './factSheet/FactSheet.tsx'
import { FeatureBlocks } from './featureBlocks/FeatureBlocks.tsx'
import { Form } from './form/Form.tsx'
import { Highlights } from './highlights/Highlights.tsx'
import { IconGrid } from './iconGrid/IconGrid.tsx'
import { ImageGallery } from './imageGallery/ImageGallery.tsx'
import { Logos } from './logos/Logos.tsx'
import { MapAddress } from './mapAddress/MapAddress.tsx'
import { NumberedList } from './numberedList/NumberedList.tsx'
import { OpeningHours } from './openingHours/OpeningHours.tsx'
import { Openings } from './openings/Openings.tsx'
import { ProfileList } from './profileList/ProfileList.tsx'
import { Prose } from './prose/Prose.tsx'
import { Questions } from './questions/Questions.tsx'
import { ServiceGrid } from './serviceGrid/ServiceGrid.tsx'
import { Statistics } from './statistics/Statistics.tsx'
import { Steps } from './steps/Steps.tsx'
import { Table } from './table/Table.tsx'
import { Testimonials } from './testimonials/Testimonials.tsx'
import { Video } from './video/Video.tsx'
import type { SectionProps } from './props.ts'
import type { SectionKind } from './schemas.ts'

/** The component of each kind of section. A missing kind is a type error. */
export const sectionComponents = {
  addresses: Addresses,
  articleList: ArticleList,
  audiencePanels: AudiencePanels,
  buttonLinks: ButtonLinks,
  callToAction: CallToAction,
  dataFlows: DataFlows,
  deviceStorage: DeviceStorage,
  eventDetails: EventDetails,
  factSheet: FactSheet,
  featureBlocks: FeatureBlocks,
  form: Form,
  highlights: Highlights,
  iconGrid: IconGrid,
  imageGallery: ImageGallery,
  logos: Logos,
  mapAddress: MapAddress,
  numberedList: NumberedList,
  openingHours: OpeningHours,
  openings: Openings,
  profileList: ProfileList,
  prose: Prose,
  questions: Questions,
  serviceGrid: ServiceGrid,
  statistics: Statistics,
  steps: Steps,
  table: Table,
  testimonials: Testimonials,
  video: Video,
} satisfies { readonly [K in SectionKind]: ComponentType<SectionProps<K>> }
