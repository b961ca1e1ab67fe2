import { Container, Text, Title } from '@mantine/core'
import { useRef } from 'react'
import { Actions } from '../../parts/Actions.tsx'
import { Eyebrow } from '../../parts/Eyebrow.tsx'
import classes from './Hero.module.css'
import { HeroBackdrop } from './HeroBackdrop.tsx'
import type { HeroData } from './schema.ts'

/** The top of a page: its heading over one image, or over several images in turn. */
export function Hero({ section }: { readonly section: HeroData }) {
  const hero = useRef<HTMLElement>(null)
  const { label, title, headline, overlay, images, rotateSeconds, actions, size } = section
  return (
    <header ref={hero} className={classes.root} data-size={size} data-tone="dark">
      <HeroBackdrop hero={hero} images={images} rotateSeconds={rotateSeconds} />
      <Container className={classes.content}>
        {label && <Eyebrow>{label}</Eyebrow>}
        <Title className={classes.title}>{title}</Title>
        <Text className={classes.headline}>{headline}</Text>
        {overlay && <Text className={classes.overlay}>{overlay}</Text>}
        <Actions links={actions} />
      </Container>
    </header>
  )
}
