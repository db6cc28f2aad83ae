/**
 * @generated SignedSource<<cc19b65f41ff41288e5492639e28a79c>>
 * @relayHash 1ee4be0f0be4e3011ea72c4a7a78ef6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0f708b9022f3a63dc46ec464e3f804bd8f16585295bac36f53557c72848acaf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a0f708b9022f3a63dc46ec464e3f804bd8f16585295bac36f53557c72848acaf",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
