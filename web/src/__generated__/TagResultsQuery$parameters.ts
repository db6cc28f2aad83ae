/**
 * @generated SignedSource<<a41ff3b8f11b3375da2ee9875af218bd>>
 * @relayHash f681bf80feaacfecbe43c8e7cc94ac32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 661c6144463ea1acb80b31159b6b42a1d0a7d57c7e64e1cc187de3ab7a9e9fac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TagResultsQuery } from './TagResultsQuery.graphql';

const node: PreloadableConcreteRequest<TagResultsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "661c6144463ea1acb80b31159b6b42a1d0a7d57c7e64e1cc187de3ab7a9e9fac",
    "metadata": {},
    "name": "TagResultsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
