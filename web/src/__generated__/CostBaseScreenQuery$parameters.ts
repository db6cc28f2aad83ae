/**
 * @generated SignedSource<<6a630931bf897969db3f20355f81957b>>
 * @relayHash 22d44ba04ecd63c2744643723290af86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a93a178bb708961118ceee0e82d49ec686cce48eb64902c9050e20bb97378945

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CostBaseScreenQuery } from './CostBaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<CostBaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a93a178bb708961118ceee0e82d49ec686cce48eb64902c9050e20bb97378945",
    "metadata": {},
    "name": "CostBaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
