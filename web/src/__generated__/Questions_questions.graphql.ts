/**
 * @generated SignedSource<<28117b464b1b06103a23a73cc20e603d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Questions_questions$data = ReadonlyArray<{
  readonly question: string;
  readonly source: {
    readonly " $fragmentSpreads": FragmentRefs<"ClaimSource_source">;
  } | null | undefined;
  readonly " $fragmentType": "Questions_questions";
}>;
export type Questions_questions$key = ReadonlyArray<{
  readonly " $data"?: Questions_questions$data;
  readonly " $fragmentSpreads": FragmentRefs<"Questions_questions">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Questions_questions",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "question",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ClaimSource",
      "kind": "LinkedField",
      "name": "source",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ClaimSource_source"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "InvestorQuestion",
  "abstractKey": null
};

(node as any).hash = "51b494f2eac778822a34a3fabf386064";

export default node;
