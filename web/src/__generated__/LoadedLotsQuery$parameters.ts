/**
 * @generated SignedSource<<828e6caa0213c1fd7f207310ac758d02>>
 * @relayHash 2e8d8a8ec48731c46f1c35e4d349421a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4fd50a03a5a95469f1f134e7bcd21eb351705f37171ace2094effb8ed965f037

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoadedLotsQuery } from './LoadedLotsQuery.graphql';

const node: PreloadableConcreteRequest<LoadedLotsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4fd50a03a5a95469f1f134e7bcd21eb351705f37171ace2094effb8ed965f037",
    "metadata": {},
    "name": "LoadedLotsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
