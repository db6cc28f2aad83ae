/**
 * @generated SignedSource<<bd71a486803285ffe36d7649c8634673>>
 * @relayHash 1df5ff23162024502f27b50efaa45d00
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52c9cb82637042db3fb5cd4366ffed9dd96610fe35561e38915549c81fa7ddbb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnalysisPanelsQuery$variables = {
  stockId: string;
};
export type AnalysisPanelsQuery$data = {
  readonly partnerships: {
    readonly " $fragmentSpreads": FragmentRefs<"LockedPanel_plan">;
  } | null | undefined;
  readonly questions: {
    readonly " $fragmentSpreads": FragmentRefs<"LockedPanel_plan">;
  } | null | undefined;
  readonly sentiments: {
    readonly " $fragmentSpreads": FragmentRefs<"LockedPanel_plan">;
  } | null | undefined;
  readonly similarCompanies: {
    readonly " $fragmentSpreads": FragmentRefs<"LockedPanel_plan">;
  } | null | undefined;
  readonly viewer: {
    readonly stock: {
      readonly " $fragmentSpreads": FragmentRefs<"AnalysisPanels_stock">;
    } | null | undefined;
  } | null | undefined;
};
export type AnalysisPanelsQuery = {
  response: AnalysisPanelsQuery$data;
  variables: AnalysisPanelsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "stockId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "stockId",
    "variableName": "stockId"
  }
],
v2 = [
  {
    "kind": "Literal",
    "name": "feature",
    "value": "AI_SENTIMENTS"
  }
],
v3 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "LockedPanel_plan"
  }
],
v4 = [
  {
    "kind": "Literal",
    "name": "feature",
    "value": "AI_PARTNERSHIPS"
  }
],
v5 = [
  {
    "kind": "Literal",
    "name": "feature",
    "value": "AI_SIMILAR_COMPANIES"
  }
],
v6 = [
  {
    "kind": "Literal",
    "name": "feature",
    "value": "AI_QUESTIONS"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "ClaimSource",
  "kind": "LinkedField",
  "name": "source",
  "plural": false,
  "selections": [
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    (v10/*:: as any*/)
  ],
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v13 = [
  (v7/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "price",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  },
  (v12/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AnalysisPanelsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "Stock",
            "kind": "LinkedField",
            "name": "stock",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "AnalysisPanels_stock"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "sentiments",
        "args": (v2/*:: as any*/),
        "concreteType": "Plan",
        "kind": "LinkedField",
        "name": "cheapestPlanWith",
        "plural": false,
        "selections": (v3/*:: as any*/),
        "storageKey": "cheapestPlanWith(feature:\"AI_SENTIMENTS\")"
      },
      {
        "alias": "partnerships",
        "args": (v4/*:: as any*/),
        "concreteType": "Plan",
        "kind": "LinkedField",
        "name": "cheapestPlanWith",
        "plural": false,
        "selections": (v3/*:: as any*/),
        "storageKey": "cheapestPlanWith(feature:\"AI_PARTNERSHIPS\")"
      },
      {
        "alias": "similarCompanies",
        "args": (v5/*:: as any*/),
        "concreteType": "Plan",
        "kind": "LinkedField",
        "name": "cheapestPlanWith",
        "plural": false,
        "selections": (v3/*:: as any*/),
        "storageKey": "cheapestPlanWith(feature:\"AI_SIMILAR_COMPANIES\")"
      },
      {
        "alias": "questions",
        "args": (v6/*:: as any*/),
        "concreteType": "Plan",
        "kind": "LinkedField",
        "name": "cheapestPlanWith",
        "plural": false,
        "selections": (v3/*:: as any*/),
        "storageKey": "cheapestPlanWith(feature:\"AI_QUESTIONS\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AnalysisPanelsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "Stock",
            "kind": "LinkedField",
            "name": "stock",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Tag",
                "kind": "LinkedField",
                "name": "tags",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/),
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
                      (v8/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "normalized",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "sourceCount",
                        "storageKey": null
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
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "companyName",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "publishedAt",
                        "storageKey": null
                      },
                      (v9/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "sourceUrl",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "searchUrl",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PartnershipLink",
                        "kind": "LinkedField",
                        "name": "links",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "thumbnailUrl",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "titleHtml",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "snippet",
                            "storageKey": null
                          },
                          (v10/*:: as any*/)
                        ],
                        "storageKey": null
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
                      (v7/*:: as any*/),
                      (v9/*:: as any*/),
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
                      (v11/*:: as any*/)
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
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "question",
                        "storageKey": null
                      },
                      (v11/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v12/*:: as any*/)
            ],
            "storageKey": null
          },
          (v12/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": "sentiments",
        "args": (v2/*:: as any*/),
        "concreteType": "Plan",
        "kind": "LinkedField",
        "name": "cheapestPlanWith",
        "plural": false,
        "selections": (v13/*:: as any*/),
        "storageKey": "cheapestPlanWith(feature:\"AI_SENTIMENTS\")"
      },
      {
        "alias": "partnerships",
        "args": (v4/*:: as any*/),
        "concreteType": "Plan",
        "kind": "LinkedField",
        "name": "cheapestPlanWith",
        "plural": false,
        "selections": (v13/*:: as any*/),
        "storageKey": "cheapestPlanWith(feature:\"AI_PARTNERSHIPS\")"
      },
      {
        "alias": "similarCompanies",
        "args": (v5/*:: as any*/),
        "concreteType": "Plan",
        "kind": "LinkedField",
        "name": "cheapestPlanWith",
        "plural": false,
        "selections": (v13/*:: as any*/),
        "storageKey": "cheapestPlanWith(feature:\"AI_SIMILAR_COMPANIES\")"
      },
      {
        "alias": "questions",
        "args": (v6/*:: as any*/),
        "concreteType": "Plan",
        "kind": "LinkedField",
        "name": "cheapestPlanWith",
        "plural": false,
        "selections": (v13/*:: as any*/),
        "storageKey": "cheapestPlanWith(feature:\"AI_QUESTIONS\")"
      }
    ]
  },
  "params": {
    "id": "52c9cb82637042db3fb5cd4366ffed9dd96610fe35561e38915549c81fa7ddbb",
    "metadata": {},
    "name": "AnalysisPanelsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "702568926a045e1534fa1c5cbcc2cb50";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
