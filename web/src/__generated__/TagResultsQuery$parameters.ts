/**
 * @generated SignedSource<<f3f2fea1f0c42db150a08f57ff0a85c8>>
 * @relayHash 6bf8f821b437adaed1422d185629b7ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a56ce0fede4c02af58f6e1da5b9ed13b441c7eee1ca8c9fa1f713b4cfc9d930

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TagResultsQuery } from './TagResultsQuery.graphql';

const node: PreloadableConcreteRequest<TagResultsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a56ce0fede4c02af58f6e1da5b9ed13b441c7eee1ca8c9fa1f713b4cfc9d930",
    "metadata": {},
    "name": "TagResultsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
