/**
 * Which nodes of each grammar are blocks (spec page 3): functions, classes, methods, statements with a body, table entries.
 */
import type { LanguageId } from './languages.js'

export interface BlockTypes {
  /** Nodes that are blocks. */
  readonly whole: ReadonlySet<string>
  /** Statements that are blocks when one of `bodies` is in them, or when they go over several lines and are in `spanning`. */
  readonly holding: ReadonlySet<string>
  readonly spanning: ReadonlySet<string>
  readonly bodies: ReadonlySet<string>
  /** Nodes that are blocks where they stand in one of `lists`: the entries of a table that have no name. */
  readonly entries: ReadonlySet<string>
  readonly lists: ReadonlySet<string>
  /** Decorators and attributes: what belongs to the node that follows, or that holds it. */
  readonly attributes: ReadonlySet<string>
  /** Comments that belong to what follows, by how they begin; null where none does. */
  readonly doc: RegExp | null
  /** Whether comments at the end of a node are of what follows it. */
  readonly endsBeforeComments: boolean
}

interface Row {
  readonly whole?: string
  readonly holding?: string
  readonly spanning?: string
  readonly bodies?: string
  readonly entries?: string
  readonly lists?: string
  readonly attributes?: string
  readonly doc?: RegExp
  readonly endsBeforeComments?: true
}

function words(text = ''): ReadonlySet<string> {
  return new Set(text.split(/\s+/u).filter((word) => word !== ''))
}

function types(row: Row): BlockTypes {
  return {
    whole: words(row.whole), holding: words(row.holding), spanning: words(row.spanning), bodies: words(row.bodies),
    entries: words(row.entries), lists: words(row.lists), attributes: words(row.attributes),
    doc: row.doc ?? null, endsBeforeComments: row.endsBeforeComments === true,
  }
}

const JAVADOC = /^\/\*\*(?!\/)/u

const ECMASCRIPT = types({
  whole: `function_declaration generator_function_declaration class_declaration method_definition class_static_block if_statement
    else_clause for_statement for_in_statement while_statement do_statement switch_statement switch_case switch_default try_statement
    catch_clause finally_clause with_statement labeled_statement pair abstract_class_declaration interface_declaration enum_declaration
    internal_module module function_signature method_signature abstract_method_signature`,
  holding: `lexical_declaration variable_declaration expression_statement return_statement throw_statement export_statement
    public_field_definition field_definition type_alias_declaration ambient_declaration property_signature`,
  bodies: 'statement_block class_body object array object_type interface_body enum_body switch_body arrow_function function_expression',
  entries: 'object array arrow_function function_expression', lists: 'array arguments', attributes: 'decorator', doc: JAVADOC,
})

const JSON_TYPES = types({ whole: 'pair', entries: 'object array', lists: 'array' })

const TABLE: { readonly [id in LanguageId]: BlockTypes } = {
  typescript: ECMASCRIPT, tsx: ECMASCRIPT, javascript: ECMASCRIPT,
  python: types({
    whole: `decorated_definition function_definition class_definition if_statement elif_clause else_clause for_statement while_statement
      try_statement except_clause except_group_clause finally_clause with_statement match_statement case_clause pair`,
    holding: 'expression_statement return_statement', bodies: 'dictionary list set tuple lambda',
    entries: 'dictionary list set tuple', lists: 'list set tuple argument_list', attributes: 'decorator',
  }),
  rust: types({
    whole: `function_item function_signature_item struct_item enum_item union_item trait_item impl_item foreign_mod_item
      macro_definition macro_rule match_arm if_expression match_expression loop_expression while_expression for_expression
      unsafe_block async_block field_initializer`,
    holding: `expression_statement let_declaration const_item static_item type_item mod_item enum_variant return_expression
      macro_invocation call_expression`,
    bodies: `block match_block field_initializer_list array_expression closure_expression token_tree declaration_list
      field_declaration_list`,
    entries: 'struct_expression array_expression tuple_expression', lists: 'array_expression arguments',
    attributes: 'attribute_item', doc: /^\/\/\/(?!\/)|^\/\*\*(?![*/])/u,
  }),
  go: types({
    whole: `function_declaration method_declaration method_elem if_statement for_statement expression_switch_statement
      type_switch_statement select_statement expression_case default_case type_case communication_case keyed_element`,
    holding: `go_statement defer_statement short_var_declaration assignment_statement expression_statement return_statement
      var_declaration const_declaration type_declaration var_spec const_spec type_spec labeled_statement`,
    spanning: 'var_declaration const_declaration type_declaration import_declaration',
    bodies: 'block literal_value struct_type interface_type', entries: 'literal_element', lists: 'literal_value', doc: /^\/[/*]/u,
  }),
  c: types({
    whole: `function_definition if_statement else_clause for_statement while_statement do_statement switch_statement case_statement
      preproc_if preproc_ifdef preproc_function_def initializer_pair linkage_specification`,
    holding: 'struct_specifier union_specifier enum_specifier type_definition declaration expression_statement return_statement labeled_statement',
    bodies: 'field_declaration_list enumerator_list initializer_list compound_statement', entries: 'initializer_list',
    lists: 'initializer_list', doc: /^\/\*[*!](?!\/)|^\/\/[/!]/u,
  }),
  java: types({
    whole: `class_declaration interface_declaration enum_declaration record_declaration annotation_type_declaration method_declaration
      constructor_declaration compact_constructor_declaration static_initializer annotation_type_element_declaration if_statement
      for_statement enhanced_for_statement while_statement do_statement switch_expression switch_block_statement_group switch_rule
      try_statement try_with_resources_statement catch_clause finally_clause synchronized_statement labeled_statement`,
    holding: 'field_declaration local_variable_declaration expression_statement return_statement enum_constant',
    bodies: 'block class_body array_initializer lambda_expression switch_block', entries: 'array_initializer', lists: 'array_initializer',
    attributes: 'annotation marker_annotation', doc: JAVADOC,
  }),
  json: JSON_TYPES, jsonc: JSON_TYPES,
  yaml: types({ whole: 'block_mapping_pair block_sequence_item flow_pair', endsBeforeComments: true }),
  toml: types({ whole: 'table table_array_element pair', entries: 'array inline_table', lists: 'array', endsBeforeComments: true }),
}

/** Returns what counts as a block in a language. */
export function blockTypes(id: LanguageId): BlockTypes {
  return TABLE[id]
}
