; @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

(comment) @comment
(string) @string
(number) @number
(directive_name) @keyword.directive
(key) @property
(attribute key: (identifier) @property)
(attribute key: (key) @_key value: (operand (identifier) @type) (#any-of? @_key "type" "v_type"))
(label name: (identifier) @label)
(mnemonic) @function.builtin
(mask) @constant.builtin
(predefined) @variable.builtin
(operand (identifier) @variable)
(predicate name: (identifier) @variable)
(type_name) @type
(suffix_word) @attribute
(operator) @operator
"=" @operator
["," ";" ":"] @punctuation.delimiter
["(" ")" "<" ">" "[" "]" "{" "}"] @punctuation.bracket
