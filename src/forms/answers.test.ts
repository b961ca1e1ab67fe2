import { describe, expect, it } from 'vitest'
import { choice, choices, email, phone, text } from './answers.ts'

const OPTIONS = ['Engineer', 'Analyst']

describe('a required answer', () => {
  it.each([
    ['text', text('Name', true), ['', '  ', '\n']],
    ['email', email('Email', true), ['']],
    ['phone', phone('Phone', true), ['']],
    ['choice', choice('Role', true, OPTIONS), ['', 'Poet']],
    ['choices', choices('Roles', true, OPTIONS), [[], ['Poet']]],
  ])('%s: must not be empty', (_, schema, values) => {
    for (const value of values) expect(schema.safeParse(value).success).toBe(false)
  })
})

describe('an optional answer', () => {
  it.each([
    ['text', text('Name', false), ''],
    ['email', email('Email', false), ''],
    ['phone', phone('Phone', false), ''],
    ['choice', choice('Role', false, OPTIONS), ''],
    ['choices', choices('Roles', false, OPTIONS), []],
  ])('%s: may be empty', (_, schema, value) => {
    expect(schema.safeParse(value).success).toBe(true)
  })
})
