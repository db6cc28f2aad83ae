/**
 * @generated SignedSource<<547e240b974e19b8f15ebca85dc5bcab>>
 * @relayHash c80d53af581401edc6a1f1f54465fbdd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3359ab859b8b2dc7f10f4d121ac5ae0f72b32273553ffacff240968faa1415a7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { Dashboard2ScreenQuery } from './Dashboard2ScreenQuery.graphql';

const node: PreloadableConcreteRequest<Dashboard2ScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3359ab859b8b2dc7f10f4d121ac5ae0f72b32273553ffacff240968faa1415a7",
    "metadata": {},
    "name": "Dashboard2ScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
