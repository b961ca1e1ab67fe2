import { expect, it } from 'vitest'
import { activeParts } from './svg.ts'

it.each([
  '<title>Acme</title><metadata><rdf:RDF rdf:about=""/></metadata><linearGradient id="on"/>',
  '<style>a { fill: url(#sky) } @font-face { src: url("data:font/woff2;base64,AA") }</style>',
  '<use xlink:href="#a"/><image href="data:image/png;base64,AA"/><path style="fill:url(#sky)"/>',
  '<animate attributeName="opacity" values="0;1" begin="0s"/><!-- a -->',
])('accepts %s', (content) => {
  expect(activeParts(content)).toEqual([])
})

it.each([
  ['<g>\n<script>alert(1)</script>', '2:1 The file contains <script>'],
  ['<svg:script/>', '1:1 The file contains <svg:script/>'],
  ['<g onload = "alert(1)"/>', '1:4 The file contains onload = "alert(1)"'],
  ['<foreignObject/>', '1:1 The file contains <foreignObject/>'],
  ['<a xlink:href=" javascript:a()"/>', '1:4 The file contains xlink:href=" javascript:a()"'],
  ["<use href='other.svg#a'/>", "1:6 The file contains href='other.svg#a'"],
  ['<image href="data:image/svg+xml,a"/>', '1:8 The file contains href="data:image/svg+xml,a"'],
  ['<set attributeName="xlink:href"/>', '1:6 The file contains attributeName="xlink:href"'],
  ['<path style="fill:url(//a.example/b)"/>', '1:19 The file contains url(//a.example/b)'],
  ['<style>@import "a.css"</style>', '1:8 The file contains @import'],
  ['<?xml-stylesheet href="#a"?>', '1:1 The file contains <?xml-stylesheet'],
  ['<svg\0', '1:5 The file contains UTF-16'],
  ['<!DOCTYPE svg [<!ENTITY a "b">]>', '1:16 The file contains <!ENTITY'],
])('rejects %j', (content, problem) => {
  const found = activeParts(content).map(({ position, message }) => `${position} ${message}`)
  expect(found).toEqual([`${problem}.`])
})
