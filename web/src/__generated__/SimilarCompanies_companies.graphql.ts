/**
 * @generated SignedSource<<5dffb95fbffb1aac11e447c9da5d59ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SimilarCompanies_companies$data = ReadonlyArray<{
  readonly correlation: number | null | undefined;
  readonly description: string;
  readonly name: string;
  readonly source: {
    readonly date: string;
    readonly name: string;
    readonly url: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ClaimSource_source">;
  } | null | undefined;
  readonly stockId: string | null | undefined;
  readonly " $fragmentType": "SimilarCompanies_companies";
}>;
export type SimilarCompanies_companies$key = ReadonlyArray<{
  readonly " $data"?: SimilarCompanies_companies$data;
  readonly " $fragmentSpreads": FragmentRefs<"SimilarCompanies_companies">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SimilarCompanies_companies",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stockId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "correlation",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ClaimSource_source"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SimilarCompany",
  "abstractKey": null
};
})();

(node as any).hash = "cd757283de5f4fd74c33236dbfc29341";

export default node;
