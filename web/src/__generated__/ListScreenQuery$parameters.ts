/**
 * @generated SignedSource<<afb60897c9b3fd8c12d6067a4ea131fd>>
 * @relayHash 7d26eecb25b6a5524b270f9345a86f13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID adbb2a1e29340bc39011f182047205248e6afc666f1ee7abb80ded01cde89ac3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ListScreenQuery } from './ListScreenQuery.graphql';

const node: PreloadableConcreteRequest<ListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "adbb2a1e29340bc39011f182047205248e6afc666f1ee7abb80ded01cde89ac3",
    "metadata": {},
    "name": "ListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
