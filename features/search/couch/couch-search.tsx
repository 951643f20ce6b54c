import { type FormEvent, useState } from "react";
import { useNavigate } from "#app/router/router.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { useSettled } from "#app/ui/settled.ts";
import { useLateWords, usePathIn, useWords } from "#app/words/use-words.tsx";
import { paths, searchPath } from "#domain/addresses.ts";
import { limits } from "#domain/limits.ts";
import { typedQuery } from "#features/search/model/search-query.ts";
import { CouchResults } from "./couch-results.tsx";
import { SearchKeyboard } from "./search-keyboard.tsx";

type FieldProps = { text: string; onText: (text: string) => void };

/** For the keyboard that the device itself opens. */
function Field({ text, onText }: FieldProps) {
  const { fieldLabel } = useWords("site").searchBox;
  const pathIn = usePathIn();
  const navigate = useNavigate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typedQuery(text) !== "") navigate(searchPath(typedQuery(text), "all"));
  };
  return (
    <form action={pathIn(paths.search)} onSubmit={submit}>
      <input
        type="search"
        name="q"
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        aria-label={fieldLabel}
        placeholder={fieldLabel}
        autoComplete="off"
        maxLength={limits.search.maxChars}
        className="min-h-[2.2em] w-full rounded-md border border-line bg-transparent px-4 text-xl font-semibold placeholder:text-muted"
      />
    </form>
  );
}

/** The search page on a television: letters for a remote control, and what they find beside them. */
export function CouchSearch() {
  const { searchPrompt } = useWords("search").searchPage;
  const hasWords = useLateWords("search-keyboard");
  const [text, setText] = useState("");
  // specification.md, section 5.
  const query = useSettled(typedQuery(text), limits.search.debounceMs);
  const type = (character: string) => setText((typed) => `${typed}${character}`.slice(0, limits.search.maxChars));
  return (
    <div className="page-width grid grid-cols-[minmax(0,5fr)_minmax(0,7fr)] gap-x-12">
      <div className="grid content-start gap-4">
        <PageHeading>{searchPrompt.title}</PageHeading>
        <Field text={text} onText={setText} />
        {hasWords && <SearchKeyboard onType={type} onErase={() => setText((typed) => [...typed].slice(0, -1).join(""))} onClear={() => setText("")} />}
      </div>
      <div className="min-w-0 pt-4">{[...query].length < limits.search.minChars ? hasWords && <Hint /> : <CouchResults query={query} />}</div>
    </div>
  );
}

const Hint = () => <p className="text-muted">{useWords("search-keyboard").searchKeyboard.hint}</p>;
