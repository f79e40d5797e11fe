//! The rules: every finding that the reader and the checks can make, with its stable code.
//!
//! A rule has a code that never changes its meaning, a name, a severity, and a page in
//! `codegen/explain/` that `visa-codegen explain CODE` prints. The severity applies to upstream
//! documents; in a strict folder every warning is an error. For example, `V0301` is
//! `duplicate-opcode`, an error.
//!
//! To add a rule, add it here, write its page, and add an input that breaks it and one that barely
//! does not under `codegen/tests/rules/`.

use crate::spec::diagnostics::Severity;

/// A rule of specifications.
#[derive(Debug, PartialEq, Eq)]
pub struct Rule {
    /// The stable code: `V` and four digits, of which the first two give the group.
    pub code: &'static str,
    /// The name in kebab case.
    pub name: &'static str,
    /// The severity in upstream documents.
    pub severity: Severity,
    /// The requirement, in one line.
    pub summary: &'static str,
    /// The page that explains the rule, in Markdown.
    pub page: &'static str,
}

macro_rules! rules {
    ($($const:ident = $code:literal $name:literal $severity:ident $summary:literal;)*) => {
        $(
            #[doc = concat!("`", $code, "`: ", $summary)]
            pub static $const: Rule = Rule {
                code: $code,
                name: $name,
                severity: Severity::$severity,
                summary: $summary,
                page: include_str!(concat!("../../explain/", $code, ".md")),
            };
        )*
        /// All rules, by group.
        pub static ALL: &[&Rule] = &[$(&$const),*];
    };
}

rules! {
    // 01: files and Markdown.
    NOT_UTF8 = "V0101" "not-utf8" Error "a file is UTF-8 text";

    // 03: opcode
    DUPLICATE_OPCODE = "V0301" "duplicate-opcode" Error "no two instructions have the same opcode and sub-opcode";
    OPCODE_CELL = "V0302" "opcode-cell" Warning "the first cell of a format table repeats the Opcode section";
    OPCODE_NAME = "V0303" "opcode-name" Warning "an opcode has the name of its file";
    LONE_CONTAINER = "V0304" "lone-container" Warning "a page that introduces sub-operations has some";

    SUB_OPERATION_LIST = "V0305" "sub-operation-list" Warning "the list of sub-operations is that of their pages (strict folders)";

    // 04: format
    FIELD_WITHOUT_CELL = "V0401" "field-without-cell" Warning "the format has every described field";
    REPEATED_CELL = "V0402" "repeated-cell" Error "a format table has each field once";
    FIELD_ORDER = "V0403" "field-order" Warning "bullets of fields are in the order of the format";
    COUNT_AFTER = "V0404" "count-after" Error "a count precedes the field that it counts";
    PRESENCE_AFTER = "V0405" "presence-after" Error "a field that decides about presence precedes the optional field";
    NO_FORMAT_TABLE = "V0406" "no-format-table" Warning "an instruction with fields has a format table";

    // 05: fields and bits
    BITS_BACKWARDS = "V0501" "bits-backwards" Error "the high bit of a group is written first";
    BITS_BEYOND_FIELD = "V0502" "bits-beyond-field" Error "bits of a group are bits of the field";
    BITS_OVERLAP = "V0503" "bits-overlap" Error "bit groups of a field do not overlap";
    BITS_UNDESCRIBED = "V0504" "bits-undescribed" Warning "every bit of a field with groups is described (strict folders)";
    BITS_OF_OPERAND = "V0505" "bits-of-operand" Warning "only numbers have bits and named values";
    DUPLICATE_FIELD = "V0506" "duplicate-field" Error "names of fields are unique";
    DUPLICATE_GROUP = "V0507" "duplicate-group" Error "names of bit groups are unique in the field";
    UNNAMED_GROUP = "V0508" "unnamed-group" Warning "a bit group has a name (strict folders)";
    RANGE_OUTSIDE_TYPE = "V0509" "range-outside-type" Warning "a range of valid values fits what holds them";
    RANGE_BACKWARDS = "V0510" "range-backwards" Error "a range begins at its smaller end";
    NARROWING_WIDENS = "V0511" "narrowing-widens" Warning "a use of a shared field only narrows it";
    UNUSED_SHARED_FIELD = "V0512" "unused-shared-field" Warning "a shared field is used";
    COUNT_NOT_A_NUMBER = "V0513" "count-not-a-number" Error "a count is an unsigned number";
    MISPLACED_SENTENCE = "V0514" "misplaced-sentence" Warning "a formal sentence suits the type of its field";
    MISSING_CLASS = "V0515" "missing-class" Warning "a vector operand names its operand classes";
    UNKNOWN_OUTSIDE_CONTAINER = "V0516" "unknown-outside-container" Warning "only a page of sub-operations has a field of type `unknown`";
    IDENTIFIER_COLLISION = "V0517" "identifier-collision" Warning "names stay different as identifiers";
    DUPLICATE_VALUE = "V0518" "duplicate-value" Warning "a list names each thing once";
    RANGE_HIDES_VALUES = "V0519" "range-hides-values" Warning "enumerators are in the range of valid values";
    TYPE_NAME_COLLISION = "V0520" "type-name-collision" Warning "one generated type has one meaning";
    UNDESCRIBED_FIELD = "V0521" "undescribed-field" Warning "a field is described";
    GENERATED_NAME_COLLISION = "V0522" "generated-name-collision" Warning "types of different fields get different names (strict folders)";

    GROUP_ORDER = "V0523" "group-order" Warning "bit groups go from low to high (strict folders)";
    ALTERNATIVES_OVERLAP = "V0524" "alternatives-overlap" Error "alternatives of a type or number exclude each other";
    LIST_ELEMENT = "V0525" "list-element" Error "the elements of a list are raw operands, or numbers of 16 bits without named values";

    // 06: enumerators
    CODE_TOO_LARGE = "V0601" "code-too-large" Error "the code of an enumerator fits its bits";
    DUPLICATE_CODE = "V0602" "duplicate-code" Error "two enumerators have different codes";
    DUPLICATE_ENUMERATOR = "V0603" "duplicate-enumerator" Warning "two enumerators have different names";
    ENUMERATOR_DIGITS = "V0605" "enumerator-digits" Warning "a code has as many binary digits as its group has bits";
    ENUMERATOR_ORDER = "V0606" "enumerator-order" Warning "enumerators are in the order of their codes";
    DUPLICATE_TEXT = "V0607" "duplicate-text" Warning "two enumerators have different assembler texts";
    OLDER_ENUMERATOR = "V0608" "older-enumerator" Warning "a value of an older bit group is one of the newest";
    AMBIGUOUS_SPELLING = "V0609" "ambiguous-spelling" Warning "spellings of two members differ in more than case and underscores (strict folders)";
    FORMER_NAME = "V0610" "former-name" Error "a former name is not in use again (strict folders)";

    // 07: types, classes, properties, platforms
    UNSUPPORTED_TYPE = "V0701" "unsupported-type" Warning "a type map names types that the instruction supports";
    EMPTY_TYPE_MAP = "V0702" "empty-type-map" Warning "a type map has destination and source types";
    IDLE_GATE = "V0703" "idle-gate" Warning "a gate can hold";
    SATURATION_TEXT = "V0704" "saturation-text" Warning "saturation is in the properties and in the text, or in neither";
    SATURATION_TYPES = "V0705" "saturation-types" Warning "saturation `Only when type is float` needs a floating-point type";
    DUPLICATE_DATA_TYPE = "V0706" "duplicate-data-type" Error "a data type is defined once";
    DUPLICATE_TYPE_CODE = "V0707" "duplicate-type-code" Error "data types have different codes";
    DUPLICATE_PLATFORM = "V0708" "duplicate-platform" Error "a platform is listed once";
    DATA_TYPE_SIZE = "V0709" "data-type-size" Error "a data type has a code of four bits and a width of 1 to 64 bits";
    TYPE_NEVER_LEGAL = "V0710" "type-never-legal" Warning "the types that an operand must have are supported";
    UNMAPPED_TYPE = "V0711" "unmapped-type" Warning "a supported type is in a type map";
    REPEATED_TYPE_MAP = "V0712" "repeated-type-map" Warning "type maps differ";
    REGISTER_SIZE = "V0713" "register-size" Warning "a register has a power of two of bytes";

    // 08: conditions and decoding
    VARIANT_OVERLAP = "V0801" "variant-overlap" Error "one value selects one variant";
    VARIANT_MISSING = "V0802" "variant-missing" Warning "every value has a variant";
    VARIANT_KEY_MOVES = "V0803" "variant-key-moves" Error "the field that selects a variant is at the same position in all of them";
    AMBIGUOUS_DECODING = "V0804" "ambiguous-decoding" Error "different bytes, different formats";
    REPEATED_CONDITION = "V0805" "repeated-condition" Warning "a CONDITION section names a value once";

    // 09: text and pseudo-code
    LOST_IN_TEXT = "V0901" "lost-in-text" Warning "what is encoded is printed (strict folders)";
    NEVER_PRINTED = "V0902" "never-printed" Warning "every part of a template can be printed";
    UNKNOWN_FORMATTER = "V0903" "unknown-formatter" Warning "a formatter is one of the known ones";
    FORMATTER_MISFIT = "V0904" "formatter-misfit" Warning "a formatter suits its field";
    LIST_MISFIT = "V0905" "list-misfit" Warning "`...` follows a repeated field";
    UNKNOWN_NAME = "V0906" "unknown-name" Warning "every name of pseudo-code is known";
    UNKNOWN_FUNCTION = "V0907" "unknown-function" Warning "every function of pseudo-code is declared";
    WRONG_ARITY = "V0908" "wrong-arity" Warning "a function gets as many arguments as it takes";
    WRITES_SOURCE = "V0909" "writes-source" Warning "pseudo-code writes only what the instruction writes";
    UNUSED_LOCAL = "V0910" "unused-local" Warning "a local name is used";
    SHADOWED_NAME = "V0911" "shadowed-name" Warning "a local name means one thing";
    DUPLICATE_CONSTRAINT = "V0912" "duplicate-constraint" Error "names of constraints are unique in the instruction";
    MARKER_WITH_CODE = "V0913" "marker-with-code" Warning "an instruction with no effect has no code";
    DUPLICATE_FORM = "V0914" "duplicate-form" Warning "two templates differ";
    UNKNOWN_VALUE = "V0915" "unknown-value" Warning "a value that a field is compared with, or usually has, is one of its enumerators";
    UNKNOWN_MEMBER = "V0916" "unknown-member" Warning "the member after a point exists";
    DUPLICATE_FUNCTION = "V0917" "duplicate-function" Error "functions and state have different names";
    UNUSED_FUNCTION = "V0918" "unused-function" Warning "a declared function or state is used";
    LANE_WITHOUT_SIZE = "V0919" "lane-without-size" Warning "element-wise code belongs to an instruction with an execution size";
    ALIEN_CONDITION = "V0920" "alien-condition" Warning "a condition can be decided from the instruction";
    COVERED_PART = "V0922" "covered-part" Error "a composite form has a part for each field that it covers";
    TEMPLATE_CASES = "V0921" "template-cases" Warning "the condition of a template chooses between values";
    PARAMETER = "V0923" "parameter" Warning "a parameter has a name, and a member of a structure one type";
    TEMPLATE_SPELLING = "V0960" "template-spelling" Warning "a template is spelt as assemblers read it (strict folders)";
    SHARED_TEXT = "V0944" "shared-text" Warning "two instructions have different texts";
    EXAMPLE_TEXT = "V0945" "example-text" Warning "an example is a text of the instruction";
    REPEATED_PLACEHOLDER = "V0946" "repeated-placeholder" Warning "a template prints an operand once";
    ARGUMENT_KIND = "V0924" "argument-kind" Warning "an argument has the kind that the function takes";
    OPERATOR_KIND = "V0925" "operator-kind" Warning "an operator suits the kinds of its operands";
    INDEX_MISFIT = "V0926" "index-misfit" Warning "an index selects an element where there are several, and only there";
    UNUSED_OPERAND = "V0927" "unused-operand" Warning "pseudo-code uses what the instruction reads";
    UNWRITTEN_DESTINATION = "V0928" "unwritten-destination" Warning "pseudo-code writes what the instruction writes";
    UNGUARDED_CHANNEL = "V0929" "unguarded-channel" Warning "a loop over channels tests each channel";
    UNREACHABLE_CODE = "V0930" "unreachable-code" Warning "every statement can run";
    IDLE_CALL = "V0937" "idle-call" Warning "a call has an effect, or its result is used";
    EMPTY_LOOP = "V0938" "empty-loop" Warning "a loop can run";
    COMPARISON_PRECEDENCE = "V0939" "comparison-precedence" Warning "a comparison in a bitwise operation has parentheses";
    WRITTEN_COUNTER = "V0940" "written-counter" Warning "only its loop changes a counter";
    SHIFT_WIDTH = "V0941" "shift-width" Warning "a shift leaves something of its value";
    ACCESS_WIDTH = "V0942" "access-width" Warning "values are as wide as the accesses that move them";
    CONSTANT_CONDITION = "V0943" "constant-condition" Warning "a condition can hold, and can fail";
    RECURSIVE_FUNCTION = "V0948" "recursive-function" Warning "a function does not call itself";
    FUNCTION_RESULT = "V0949" "function-result" Warning "a function returns the result that it gives, and a page returns none";
    NO_DEFINITION = "V0947" "no-definition" Warning "a page defines what its instruction does, or says why not";

    // 10: shared documents
    FILE_NOT_INDEXED = "V1001" "file-not-indexed" Warning "the index has every instruction";
    DUPLICATE_INDEX_ENTRY = "V1002" "duplicate-index-entry" Warning "the index has an instruction once";
    INDEX_NAME = "V1003" "index-name" Warning "an index entry has the name of the file that it leads to";
    DUPLICATE_STRUCTURE = "V1004" "duplicate-structure" Error "a structure is defined once";
    STRAY_MEMBER_BULLET = "V1005" "stray-bullet" Warning "a bullet below a structure describes one of its members";
    UNDESCRIBED_MEMBER = "V1006" "undescribed-member" Warning "a member of a structure is described";
    RECURSIVE_STRUCTURE = "V1007" "recursive-structure" Error "a structure does not contain itself";
    REST_NOT_LAST = "V1008" "rest-not-last" Error "a member that takes the rest is the last one";
    DUPLICATE_PREDEFINED = "V1009" "duplicate-predefined" Error "predefined variables have different numbers and names";
    DUPLICATE_ATTRIBUTE = "V1010" "duplicate-attribute" Warning "an attribute is defined once for what carries it";
    DUPLICATE_DIRECTIVE = "V1013" "duplicate-directive" Error "a word of a directive, and a reserved word, has one meaning";
    DUPLICATE_ROLE = "V1014" "duplicate-role" Error "a role, or a part of a form, is given once";
    MISSING_ROLE = "V1015" "missing-role" Error "everything that assembler text needs has its role";
    UNUSED_PART = "V1016" "unused-part" Warning "a part of a form is a field that a template covers";
    SELECTS_NOTHING = "V1012" "selects-nothing" Error "what selects a table has enumerators that link to structures";
    UNUSED_STRUCTURE = "V1011" "unused-structure" Warning "a structure is part of something (strict folders)";

    // 11: errata
    ERRATUM_INCOMPLETE = "V1101" "erratum-incomplete" Warning "an erratum says what upstream says, what is true, and why";
    ERRATUM_PATH = "V1102" "erratum-path" Warning "an erratum covers paths of differences";
    DUPLICATE_ERRATUM = "V1103" "duplicate-erratum" Warning "a difference is explained once";
    ERRATUM_WARNING = "V1104" "erratum-warning" Warning "an erratum lowers rules that instructions have to warnings";
    TRAILING_BLANKS = "V0102" "trailing-blanks" Warning "a line does not end with blanks";
    TAB = "V0103" "tab" Warning "lines are indented with blanks";
    ODD_CHARACTER = "V0104" "odd-character" Warning "characters are seen as what they are";
    UNCLOSED_FENCE = "V0105" "unclosed-fence" Warning "a fence is closed";
    UNCLOSED_COMMENT = "V0106" "unclosed-comment" Warning "a comment is closed";
    INVERTED_FENCES = "V0107" "inverted-fences" Warning "fences enclose the text";
    RST_LEFTOVER = "V0108" "rst-leftover" Warning "documents are Markdown";
    RST_TABLE = "V0109" "rst-table" Warning "tables are pipe tables";
    TABLE_WIDTH = "V0110" "table-width" Warning "the rows of a table are equally wide";
    MARKUP_IN_FENCE = "V0111" "markup-in-fence" Warning "a fence holds plain text";
    BULLET_MARK = "V0112" "bullet-mark" Warning "bullets begin with a dash and a blank";
    INDENTATION = "V0113" "indentation" Warning "bullets are indented by their level";
    GATE_BEFORE_DASH = "V0114" "gate-before-dash" Warning "a gate follows the dash of a bullet";
    DANGLING_REFERENCE = "V0115" "dangling-reference" Warning "references of a text can be found";
    MISSPELT_WORD = "V0116" "misspelt-word" Warning "words are spelt as in a dictionary";
    REPEATED_TITLE = "V0117" "repeated-title" Warning "tables have different titles";
    BLANKS = "V0118" "blanks" Warning "words are separated by as many blanks as the dialect says";
    BULLET_HEAD = "V0119" "bullet-head" Warning "the bold name of a bullet ends with its colon";
    HIDDEN_FROM_MARKDOWN = "V0120" "hidden-from-markdown" Warning "Markdown shows what is read";
    LINE_END = "V0121" "line-end" Warning "lines end with a line feed";
    CONFLICT_MARKER = "V0122" "conflict-marker" Error "a file holds one version of its text";
    DEAD_LINK = "V0123" "dead-link" Warning "a link leads to a file and a heading";
    GAP = "V0190" "gap" Warning "no to-do marker is left (strict folders)";

    // 02: sections
    MISSING_SECTION = "V0201" "missing-section" Warning "a document has all sections that it must have";
    REPEATED_SECTION = "V0202" "repeated-section" Warning "a document has each section once";
    MISORDERED_SECTION = "V0203" "misordered-section" Warning "sections are in their order";
    UNKNOWN_SECTION = "V0204" "unknown-section" Warning "headings are those of the dialect";
    HEADING_FORM = "V0205" "heading-form" Warning "headings are written as the dialect says";
    TITLE = "V0206" "title" Warning "the title is the name of the file";
    STRAY_TEXT = "V0207" "stray-text" Warning "everything in a document is read";
    NO_DESCRIPTION = "V0208" "no-description" Warning "an instruction is described";

    // 03: opcode, as written
    OPCODE_LINE = "V0331" "opcode-line" Warning "an opcode is written `  NAME = 0x01`";
    OPCODE_COUNT = "V0332" "opcode-count" Error "an instruction has one opcode, and perhaps a sub-opcode";

    // 04: format, as written
    FORMAT_HEADER = "V0431" "format-header" Warning "a format table has a blank header";
    FORMAT_OPCODE = "V0432" "format-opcode" Warning "a format table begins with the opcode";
    FORMAT_CELL = "V0433" "format-cell" Warning "a cell of a format table is the name of a field";
    EMPTY_TABLE = "V0434" "empty-table" Warning "an instruction without fields has no format table";
    BLANK_CELL = "V0435" "blank-cell" Warning "names follow each other in a format table";
    SECOND_TABLE = "V0436" "second-table" Warning "a section has one format table";
    CONDITION_BULLET = "V0437" "condition-bullet" Warning "a condition is a field and its values";
    CONDITION_WITHOUT_TABLE = "V0438" "condition-without-table" Warning "a CONDITION section has a table";

    // 05: fields and bits, as written
    FIELD_BULLET = "V0531" "field-bullet" Warning "a field is described as `- **Name(type):** text`";
    TYPE_FORM = "V0532" "type-form" Warning "a type is a name, perhaps with count and gates";
    BIT_GROUP = "V0533" "bit-group" Warning "a bit group is `- Bit[hi..lo]: text`";
    UNREAD_BULLET = "V0534" "unread-bullet" Warning "bullets below a field are bits or values";
    TEXT_UNDER_FIELD = "V0535" "text-under-field" Warning "a field is described by its bullet";
    REPEATED_DESCRIPTION = "V0536" "repeated-description" Warning "rows of a table say different things";
    PROMISED_VALUES = "V0537" "promised-values" Warning "announced values are listed";

    // 06: numbers, as written
    NUMBER_FORM = "V0631" "number-form" Warning "a number has the digits of its base";
    NUMBER_TOO_LARGE = "V0632" "number-too-large" Error "a number fits its place";

    // 07: properties and type maps, as written
    PROPERTY = "V0731" "property" Warning "properties are those of the dialect, in their order";
    TYPE_MAP = "V0732" "type-map" Warning "a type map has one line of destination and one of source types";

    // 09: text and pseudo-code, as written
    UNFENCED = "V0931" "unfenced" Warning "pseudo-code and text are in a fence";
    EXECUTION_WORD = "V0932" "execution-word" Warning "the fence of the pseudo-code says how it executes";
    FENCED_PROSE = "V0933" "fenced-prose" Warning "descriptions are prose";
    CONSTRAINT = "V0934" "constraint" Warning "a constraint has a name, an expression and a reason";
    TEXT_NOTATION = "V0935" "text-notation" Warning "assembler text is written so that a program can read it";
    ALIEN_PLACEHOLDER = "V0936" "alien-placeholder" Warning "a word in angle brackets is a field (upstream folders)";

    // what only lowering sees: names that cannot be resolved, and the syntax of small languages
    UNKNOWN_CELL = "V0450" "unknown-cell" Error "a cell of a format table names a field of the Description";
    UNKNOWN_KEY = "V0451" "unknown-key" Error "the left side of a CONDITION bullet names a field or bit group";
    UNKNOWN_VARIANT_VALUE = "V0452" "unknown-variant-value" Error "the right side of a CONDITION bullet names values of the left side";
    UNKNOWN_SHARED_FIELD = "V0550" "unknown-shared-field" Error "a `See` sentence leads to a shared field";
    UNKNOWN_COUNT = "V0551" "unknown-count" Error "what a type or sentence names is a field or member of the same owner";
    ENUMERATOR_TEXT = "V0650" "enumerator-text" Warning "the text of an enumerator has its form";
    UNKNOWN_TYPE = "V0750" "unknown-type" Error "the type of a field is known";
    UNKNOWN_CLASS = "V0751" "unknown-class" Error "an operand class is known";
    UNKNOWN_DATA_TYPE = "V0752" "unknown-data-type" Error "a data type is known";
    UNKNOWN_PLATFORM = "V0753" "unknown-platform" Warning "a gate names known platforms";
    GATE_FORM = "V0754" "gate-form" Warning "a gate has its form and limits something that can be limited";
    PROPERTY_VALUE = "V0755" "property-value" Warning "a property has one of its values";
    UNKNOWN_WORD = "V0756" "unknown-word" Warning "a word from a fixed list is on the list";
    UNRESOLVED_CONDITION = "V0850" "unresolved-condition" Warning "a condition in words names a bit that exists";
    EXPRESSION_SYNTAX = "V0950" "expression-syntax" Warning "a condition is an expression";
    PROGRAM_SYNTAX = "V0951" "program-syntax" Warning "pseudo-code is a program";
    FUNCTION_CODE = "V0959" "function-code" Warning "a function that is written out is declared once, with named arguments";
    TEMPLATE_SYNTAX = "V0952" "template-syntax" Warning "a line of the Text section is a template";
    UNKNOWN_PLACEHOLDER = "V0953" "unknown-placeholder" Warning "a template names fields, bit groups and values that exist";
    FORMAL_SENTENCE = "V0954" "formal-sentence" Warning "a formal sentence has its form and place";
    MISSPELT_PHRASE = "V0955" "misspelt-phrase" Warning "the words of a phrase that has a meaning are spelt right";
    GLUED_SENTENCE = "V0956" "glued-sentence" Warning "one mark ends a sentence";
    REPEATED_SENTENCE = "V0957" "repeated-sentence" Warning "a formal sentence occurs once";
    SENTENCE_PLACE = "V0958" "sentence-place" Warning "a formal sentence is in a place where it has a meaning";
    INDEX_LINK = "V1050" "index-link" Warning "an index entry leads to a document";
    TABLE_CELL = "V1051" "table-cell" Error "a cell of a table can be read";
    UNKNOWN_STRUCTURE = "V1052" "unknown-structure" Warning "a structure that is named is defined";
    ROLE_TARGET = "V1055" "role-target" Error "a role belongs to something that exists and can have it";
    MISSING_TABLE = "V1053" "missing-table" Error "a shared document has the table it is for";
    MISSING_DOCUMENT = "V1054" "missing-document" Error "the documents that a strict folder needs are there";
    // 10: shared documents, as written
    UNKNOWN_DOCUMENT = "V1031" "unknown-document" Warning "the documents of a folder are the known ones";
    SHARED_FIELD = "V1032" "shared-field" Warning "each shared field has a heading of its name";
    STRUCTURE = "V1033" "structure" Warning "a structure is defined by its members";
    INDEX_ENTRY = "V1034" "index-entry" Warning "an index entry is a link to an instruction";

    // 11: errata, as written
    ERRATUM_BULLET = "V1131" "erratum-bullet" Warning "an erratum has the bullets Covers, Upstream, Here and Evidence";
}

/// Finds a rule by its code (`V0101`) or name (`not-utf8`), ignoring case.
pub fn find(key: &str) -> Option<&'static Rule> {
    ALL.iter().copied().find(|r| r.code.eq_ignore_ascii_case(key) || r.name.eq_ignore_ascii_case(key))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_and_names_are_unique() {
        for (i, rule) in ALL.iter().enumerate() {
            for other in &ALL[i + 1..] {
                assert_ne!(rule.code, other.code);
                assert_ne!(rule.name, other.name, "{} and {}", rule.code, other.code);
            }
        }
    }

    #[test]
    fn a_code_is_v_and_four_digits() {
        for rule in ALL {
            let digits = rule.code.strip_prefix('V').unwrap_or("");
            assert!(digits.len() == 4 && digits.bytes().all(|b| b.is_ascii_digit()), "{}", rule.code);
        }
    }

    #[test]
    fn a_page_begins_with_code_and_name() {
        for rule in ALL {
            let title = format!("# {}: {}\n", rule.code, rule.name);
            assert!(rule.page.starts_with(&title), "{}: the page begins with {title:?}", rule.code);
        }
    }

    #[test]
    fn a_rule_is_found_by_code_or_name_in_any_case() {
        assert_eq!(find("v0301"), Some(&DUPLICATE_OPCODE));
        assert_eq!(find("Duplicate-Opcode"), Some(&DUPLICATE_OPCODE));
        assert_eq!(find("V9999"), None);
    }
}
