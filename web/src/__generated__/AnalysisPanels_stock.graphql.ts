/**
 * @generated SignedSource<<8a2f42341edfba2d55f0b5b564b0e176>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AiKey = "PARTNERSHIPS" | "QUESTIONS" | "SENTIMENTS" | "SIMILAR_COMPANIES";
import type { FragmentRefs } from "relay-runtime";
export type AnalysisPanels_stock$data = {
  readonly analysis: {
    readonly isSample: boolean;
    readonly lockedKeys: ReadonlyArray<AiKey>;
    readonly partnerships: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"Partnerships_partnerships">;
    }> | null | undefined;
    readonly questions: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"Questions_questions">;
    }> | null | undefined;
    readonly sentiments: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"TonePanel_sentiments">;
    }> | null | undefined;
    readonly similarCompanies: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"SimilarCompanies_companies">;
    }> | null | undefined;
    readonly staleSince: string | null | undefined;
  };
  readonly tags: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly " $fragmentType": "AnalysisPanels_stock";
};
export type AnalysisPanels_stock$key = {
  readonly " $data"?: AnalysisPanels_stock$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnalysisPanels_stock">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AnalysisPanels_stock",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Tag",
      "kind": "LinkedField",
      "name": "tags",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Analysis",
      "kind": "LinkedField",
      "name": "analysis",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isSample",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lockedKeys",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "staleSince",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Sentiment",
          "kind": "LinkedField",
          "name": "sentiments",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "TonePanel_sentiments"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Partnership",
          "kind": "LinkedField",
          "name": "partnerships",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Partnerships_partnerships"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SimilarCompany",
          "kind": "LinkedField",
          "name": "similarCompanies",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "SimilarCompanies_companies"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "InvestorQuestion",
          "kind": "LinkedField",
          "name": "questions",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Questions_questions"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Stock",
  "abstractKey": null
};

(node as any).hash = "dceb5565b25d12eed649bf31dacb2552";

export default node;
