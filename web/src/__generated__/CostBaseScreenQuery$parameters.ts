/**
 * @generated SignedSource<<0d238fedf68d3eed5bca1689f57cff17>>
 * @relayHash 6b43a971d56660a3ef6aced99886a70f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 02ccbc436918491ddfb33ff6d9b63e2ad0559951ae16a7606d3d97cd8223a802

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CostBaseScreenQuery } from './CostBaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<CostBaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "02ccbc436918491ddfb33ff6d9b63e2ad0559951ae16a7606d3d97cd8223a802",
    "metadata": {},
    "name": "CostBaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
